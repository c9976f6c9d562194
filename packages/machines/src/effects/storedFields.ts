/** The fields of a stored JSON text; none when it is no JSON, or no mapping. */
export function storedFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
