/** Storage key of the visitor's choice of numerals. */
export const NUMERALS_KEY = 'numerals';

/**
 * Runs before the first paint of an Arabic page: tells React Aria the language of the page, since it would take the browser's, marks
 * the root element when the visitor chose Arabic-Indic numerals, and asks for their faces, so that none flash in the others.
 */
export const arabicScript = (fonts: readonly string[]) =>
  `window[Symbol.for('react-aria.i18n.locale')]='ar-AE-u-nu-latn';` +
  `try{if(localStorage.getItem('${NUMERALS_KEY}')==='arab'){document.documentElement.dataset.numerals='arab';` +
  `${JSON.stringify(fonts)}.forEach(function(href){document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:href}))})}}catch(e){}`;
