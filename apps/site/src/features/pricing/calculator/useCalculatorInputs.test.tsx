import type { CalculatorEvent, CalculatorInputs } from '@duneline/machines';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenOf } from '../selector/chosen.ts';
import { useCalculatorInputs } from './useCalculatorInputs.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: ReturnType<typeof createRoot>;
let shown: CalculatorInputs;
let send: (event: CalculatorEvent) => void;

type OnShow = (inputs: CalculatorInputs, send: (event: CalculatorEvent) => void) => void;

function Calculator({ tierId, onShow }: { readonly tierId: string; readonly onShow: OnShow }) {
  const calculator = useCalculatorInputs(chosenOf({ tierId, phase: 'phase-1' }));
  useEffect(() => onShow(calculator.inputs, calculator.send), [onShow, calculator.inputs, calculator.send]);
  return null;
}

const remember: OnShow = (inputs, sendEvent) => {
  shown = inputs;
  send = sendEvent;
};
const choose = (tierId: string) => act(() => root.render(<Calculator tierId={tierId} onShow={remember} />));

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

describe('calculator inputs', () => {
  it('are the specified defaults until something is chosen', () => {
    choose('1-step-5k');
    expect(shown).toEqual({ accountSize: '10000', profitTarget: '8' });
  });

  it('follow the choice of size and program', () => {
    choose('1-step-5k');
    choose('1-step-50k');
    expect(shown).toEqual({ accountSize: '50000', profitTarget: '10' });
    choose('2-step-5k');
    expect(shown).toEqual({ accountSize: '5000', profitTarget: '8' });
  });

  it('keep what was typed until the next choice', () => {
    choose('1-step-5k');
    act(() => send({ type: 'size.type', text: '123' }));
    choose('1-step-5k');
    expect(shown.accountSize).toBe('123');
    choose('1-step-10k');
    expect(shown.accountSize).toBe('10000');
  });
});
