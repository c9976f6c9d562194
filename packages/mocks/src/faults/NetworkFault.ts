/** What `fetch` rejects with when a scenario lets the network fail. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}
