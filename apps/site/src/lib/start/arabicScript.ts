/** Storage key of the visitor's choice of numerals. */
export const NUMERALS_KEY = 'numerals';

/**
 * Runs before the first paint of an Arabic page: tells React Aria the page's language (it would use the browser's), marks the
 * root element if the visitor chose Arabic-Indic numerals, and preloads their fonts, so that the other numerals do not flash.
 */
export const arabicScript = (fonts: readonly string[]) =>
  `window[Symbol.for('react-aria.i18n.locale')]='ar-AE-u-nu-latn';` +
  `try{if(localStorage.getItem('${NUMERALS_KEY}')==='arab'){document.documentElement.dataset.numerals='arab';` +
  `${JSON.stringify(fonts)}.forEach(function(href){document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:href}))})}}catch(e){}`;
