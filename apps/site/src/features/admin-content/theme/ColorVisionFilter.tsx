import * as t from '@duneline/specs/messages/admin-content';
import { useId, type ReactNode } from 'react';

/**
 * Matrices, row by row, that turn linear RGB into the colors seen with each deficiency: from Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1. Achromatopsia keeps the luminance.
 */
const matrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;

/** Full color vision, or a deficiency that the preview simulates. */
export type ColorVision = 'full' | keyof typeof matrices;

/** The choices of a select. */
export const colorVisionItems: readonly { readonly id: ColorVision; readonly label: string }[] = [
  { id: 'full', label: t.visionFull },
  { id: 'protanopia', label: t.visionProtanopia },
  { id: 'deuteranopia', label: t.visionDeuteranopia },
  { id: 'tritanopia', label: t.visionTritanopia },
  { id: 'achromatopsia', label: t.visionAchromatopsia },
];

export interface ColorVisionFilterProps {
  readonly vision: ColorVision;
  readonly children: ReactNode;
}

/** Shows its children in the colors that a person with this color vision sees. */
export function ColorVisionFilter({ vision, children }: ColorVisionFilterProps) {
  const id = useId();
  const matrix = vision === 'full' ? undefined : matrices[vision];
  return (
    <div style={matrix && { filter: `url("#${id}")` }}>
      {children}
      {matrix && (
        <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
          <filter id={id} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={matrixValues(matrix)} />
          </filter>
        </svg>
      )}
    </div>
  );
}

/** The 4 × 5 matrix of `feColorMatrix`: each row of three gets a factor for alpha and an offset; alpha stays the same. */
function matrixValues(matrix: readonly number[]): string {
  const rows = [0, 3, 6].map((start) => [...matrix.slice(start, start + 3), 0, 0].join(' '));
  return [...rows, '0 0 0 1 0'].join(' ');
}
