/** An init script: the browser says that its user wants to save data (`navigator.connection.saveData`). */
export function emulateSaveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection === 'object' && connection !== null) Object.defineProperty(connection, 'saveData', { get: () => true });
}
