/** Parses a JSON object, or returns an error message. */
export function parsePayload(text: string): Readonly<Record<string, unknown>> | string {
  try {
    const value: unknown = JSON.parse(text);
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? { ...value } : 'A payload is an object: write it in braces, like { "theme": "dark" }.';
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
