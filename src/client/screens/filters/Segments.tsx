import { Segmented, type SegmentedProps } from 'antd'

/** One of a few views of a list, in a bar. */
export const Segments = <Value extends string>({
  label,
  ...choice
}: { readonly label: string } & Pick<SegmentedProps<Value>, 'value' | 'options' | 'onChange'>) => (
  <Segmented aria-label={label} {...choice} />
)
