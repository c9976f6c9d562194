import { createContext } from 'react';

/** The errors that a `Form` has from outside, by field name, for its `FormSummary`. */
export const FormErrors = createContext<Readonly<Record<string, string | string[]>> | undefined>(undefined);
