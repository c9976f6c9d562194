/**
 * Props of what needs a name: a visible label; or an `aria-label`, or the `id` of the text that names it, where its place says what it
 * is for. `Label` is the prop with the visible label.
 */
export type Labeled<Props, Label extends keyof Props = 'label' & keyof Props> = Props &
  ({ [Name in Label]-?: NonNullable<Props[Name]> } | { 'aria-label': string } | { 'aria-labelledby': string });
