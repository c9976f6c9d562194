/**
 * Runs before the first paint: sets the stored theme's class on the root element, so that the wrong theme does not flash (spec
 * §4). Other stored values are ignored here; the theme flow removes them later.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('prop-firm-theme');if(t==='light'||t==='dark')document.documentElement.className=t}catch(e){}";
