import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as t from '@duneline/specs/messages/sign-in';
import type { PasswordStrength } from '@duneline/ui';
import { authRules } from '../authRules.ts';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const labels = [t.strength0, t.strength1, t.strength2, t.strength3, t.strength4] as const;

/** Our messages for the estimator's warnings. */
const reasons: Readonly<Record<string, string>> = {
  straightRow: t.reasonKeyboard,
  keyPattern: t.reasonKeyboard,
  simpleRepeat: t.reasonRepeat,
  extendedRepeat: t.reasonRepeat,
  sequences: t.reasonSequence,
  recentYears: t.reasonDate,
  dates: t.reasonDate,
  topTen: t.reasonCommon,
  topHundred: t.reasonCommon,
  common: t.reasonCommon,
  similarToCommon: t.reasonSimilar,
  wordByItself: t.reasonWord,
  namesByThemselves: t.reasonWord,
  commonNames: t.reasonWord,
  userInputs: t.reasonPersonal,
};

/**
 * The strength of a password, and reasons for a low one. Nothing is sent.
 * @param personal the user's data, such as name and address
 */
export function passwordStrength(password: string, personal: readonly string[]): PasswordStrength {
  const words = personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const { score, feedback } = estimator.check(password, words);
  const isShort = password.length < authRules.minPasswordLength;
  const level = isShort ? 0 : score;
  const reason = feedback.warning === null ? undefined : reasons[feedback.warning];
  return {
    level,
    label: labels[level],
    reasons: [
      ...(isShort ? [t.reasonLength({ characters: authRules.minPasswordLength })] : []),
      ...(reason && level < 3 ? [reason] : []),
    ],
  };
}
