import { createContext } from 'react';

/** Whether a Toolbar around moves the focus: a ToggleGroup inside is a plain group then. */
export const InToolbar = createContext(false);
