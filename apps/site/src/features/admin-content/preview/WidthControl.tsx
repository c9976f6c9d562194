import * as t from '@duneline/specs/messages/admin-content';
import { SegmentedControl } from '@duneline/ui';

/** The window widths of the preview, in CSS pixels. */
export const previewWindows = { desktop: { width: 1280, height: 880 }, phone: { width: 360, height: 720 } } as const;
export type PreviewWindow = keyof typeof previewWindows;

export interface WidthControlProps {
  readonly value: PreviewWindow;
  readonly onChange: (value: PreviewWindow) => void;
}

/** Selects the window width of a preview. */
export function WidthControl({ value, onChange }: WidthControlProps) {
  return (
    <SegmentedControl
      aria-label={t.previewWidth}
      selectedKey={value}
      onSelectionChange={onChange}
      items={[
        { id: 'desktop', label: t.previewDesktop },
        { id: 'phone', label: t.previewPhone },
      ]}
    />
  );
}
