/** The error that `fetch` rejects with for a simulated network failure. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
