// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** The successful answer, as the OpenAPI document gives it. */
export type Answer = { readonly order: number; readonly isRepeated: boolean };

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
