/** The starter of React Router's framework mode as a static site; `STARTER_OUT` is where it is built. */
export default { ssr: false, prerender: ['/'], buildDirectory: process.env.STARTER_OUT };
