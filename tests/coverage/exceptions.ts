/** What of the specs no test sees, and why not, as `operation` or `operation status`. The list may only shrink. */
export const exceptions: Readonly<Record<string, string>> = {};
