type EventHandler = (event: { target: unknown; type?: unknown }) => unknown;

/** What `register` of React Hook Form returns: one function is told of changes and of blurs, which it tells apart by the event. */
interface Registration {
  name: string;
  ref: (field: HTMLDivElement | null) => void;
  onChange: EventHandler;
  onBlur: EventHandler;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

/** The props of a text field that is given a registration instead of its own handlers. */
export type Registered<Props> = Omit<Props, keyof Registration | 'value' | 'defaultValue'> & Registration;

/** The handlers of a text field: its own, whose `onChange` receives the text, or those of a registration. */
interface TextHandlers {
  onChange?: ((text: string) => void) | EventHandler;
  onBlur?: unknown;
  name?: string | undefined;
}

/** Whether the handlers are those of a registration: only there one function is both. */
export const isRegistered = ({ onChange, onBlur }: TextHandlers): boolean => onChange !== undefined && onChange === onBlur;

/** The props of a text field as its own: a registration's `onChange` receives an event with the text. */
export function readRegistration<Props extends object>(given: Props | Registered<Props>): Props {
  if (!isRegistered(given)) return given as Props;
  const { onChange, disabled, required, ...props } = given as Registered<Props>;
  const own: object = {
    isDisabled: disabled,
    isRequired: required,
    ...props,
    onChange: (text: string) => void onChange({ target: { name: props.name, value: text }, type: 'change' }),
  };
  // What `Registered` takes away is in it again; TypeScript does not follow that through a type parameter.
  return own as Props;
}
