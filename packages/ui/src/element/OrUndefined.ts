/** Props of React Aria, whose optional ones may also be passed as `undefined` under `exactOptionalPropertyTypes`. */
export type OrUndefined<Props> = {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name];
};
