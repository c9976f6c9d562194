/** The fields of a stored JSON object; empty if the text is invalid. */
export function storedFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
