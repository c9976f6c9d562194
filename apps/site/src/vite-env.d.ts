declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** The language of the build; vite.config.ts sets it. */
  readonly VITE_LANGUAGE?: import('@duneline/specs/site').LanguageId;
}
