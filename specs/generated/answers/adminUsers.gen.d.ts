// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** The successful answer, as the OpenAPI document gives it. */
export type Answer = { readonly count: number; readonly users: readonly ({ readonly id: string; readonly email: string | null; readonly name: string | null; readonly kind: "affiliate" | "trader" | null; readonly isAdmin: boolean; readonly isConfirmed: boolean; readonly createdAt: string; readonly lastSignInAt: string | null; readonly bannedUntil: string | null; readonly factors: readonly ({ readonly id: string; readonly type: string; readonly name: string })[] })[] } | { readonly user: string; readonly link?: string };

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
