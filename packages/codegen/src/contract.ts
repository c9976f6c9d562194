/** The types of generated files, and of what a project writes by hand: implementations, edge functions, statechart tables. */
export type * from '@duneline/specs/contract';
