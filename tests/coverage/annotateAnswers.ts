import type { Page, TestInfo } from '@playwright/test';
import { backendSpec } from '@duneline/specs/backend';
import { scenarios } from '@duneline/specs/scenarios';
import { matchOperation } from '../../packages/mocks/src/contract/operations.ts';
import { requestName } from '../../packages/mocks/src/faults/requestName.ts';
import { operationName } from './answers.ts';
import { answerAnnotation } from './readReports.ts';

/** Records the backend's responses to a journey's page in the report: `POST rest.orders 201 seed`. */
export function annotateAnswers(page: Page, { annotations }: TestInfo): void {
  let scenario = 'seed';
  page.on('framenavigated', (frame) => {
    const asked = URL.parse(frame.url())?.searchParams.get('scenario') ?? null;
    if (asked !== null) scenario = Object.hasOwn(scenarios, asked) ? asked : 'seed';
  });
  const note = (method: string, address: string, status: number): void => {
    const url = new URL(address);
    if (method === 'OPTIONS' || !/^\/(?:auth|rest|storage|functions|realtime)\/v1\//.test(url.pathname)) return;
    const id = matchOperation(backendSpec.operations, method, url)?.operationId ?? requestName(url);
    const description = `${operationName(method, id)} ${status} ${scenario}`;
    if (annotations.some((annotation) => annotation.description === description)) return;
    annotations.push({ type: answerAnnotation, description });
  };
  page.on('response', (response) => note(response.request().method(), response.url(), response.status()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(request.method(), request.url(), 0);
  });
}
