import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components/Switch';
import type { OrUndefined } from '../element/OrUndefined.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends OrUndefined<Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'slot' | 'render'>> {
  /** The whole field; `id` is set on its control. */
  ref?: Ref<HTMLDivElement>;
  /** The setting's name. */
  children: ReactNode;
  description?: ReactNode;
}

/** A setting that takes effect immediately. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} ref={useFieldRef(props.ref)} className={css.field}>
      <SwitchButton className={css.row}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
