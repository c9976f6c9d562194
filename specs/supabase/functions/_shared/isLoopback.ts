/** Whether an address can only be reached from the machine it is on: `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
