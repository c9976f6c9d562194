import type { Project } from '../project.ts';

/** The link in a mail. */
export interface ActionLink {
  readonly hash: string;
  /** What it is to confirm, such as `signup`. */
  readonly type: string;
  readonly redirectTo: string;
}

/** Where the link in a mail leads; `redirect_to` stays readable where that is unambiguous, as GoTrue has it. */
export function actionLink(project: Project, { hash, type, redirectTo }: ActionLink): string {
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${project.url}/auth/v1/verify?token=${encodeURIComponent(hash)}&type=${encodeURIComponent(type)}&redirect_to=${target}`;
}
