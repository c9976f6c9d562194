/**
 * Runs before the first paint: puts the stored theme's class on the root element, so that no wrong theme flashes (spec §4).
 * Anything but `light` or `dark` in the storage is ignored here and set aside later by the theme flow.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('prop-firm-theme');if(t==='light'||t==='dark')document.documentElement.className=t}catch(e){}";
