/** Props of what needs a name: a visible `label`, or an `aria-label` or the id of a text elsewhere if its place says what it is for. */
export type Labeled<Props> = Props & ({ label: string } | { 'aria-label': string } | { 'aria-labelledby': string });
