import { createContext } from 'react';

/** Whether a surrounding Toolbar moves the focus: a ToggleGroup inside is then a plain group. */
export const InToolbar = createContext(false);
