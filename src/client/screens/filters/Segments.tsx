import { Segmented, type SegmentedProps } from 'antd'

/** One of a few views of a list, in a bar. antd 6.6.8 calls it « segmented control », and stops on it before its choices. */
export const Segments = <Value extends string>({
  label,
  ...choice
}: { readonly label: string } & Pick<SegmentedProps<Value>, 'value' | 'options' | 'onChange'>) => (
  <Segmented aria-label={label} tabIndex={-1} {...choice} />
)
