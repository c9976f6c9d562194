import * as t from '@duneline/specs/messages/preview';
import { errors } from '@duneline/specs/site';
import { ServiceError } from '../../lib/query/ServiceError.ts';

/** Why a link shows nothing, and what to do, in a sentence. */
export function previewProblem(error: unknown): string {
  const code = error instanceof ServiceError ? error.code : '';
  return Object.entries(errors).find(([known]) => known === code)?.[1].sentence ?? t.unreachable;
}
