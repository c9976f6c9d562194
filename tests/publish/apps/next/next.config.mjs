// The packages beside this app are links to those of the repository.
export default { turbopack: { root: '/' }, devIndicators: false };
