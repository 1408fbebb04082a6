import type { ComponentProps, SVGProps } from 'react'

interface IconProps extends ComponentProps<'span'> {
  readonly spin?: boolean
  /** Degrees, clockwise. */
  readonly rotate?: number
}

const SILENT = { 'aria-hidden': true } as const
const NAMED = { role: 'img' } as const

/**
 * An icon of @ant-design/icons, which the build makes of its paths (config/webpack/iconLoader.cjs): it shows the same, without
 * what the package carries to read the definition of an icon and to insert styles while the page runs (icons.css has those).
 * One that nobody names is not read out: the package calls it by its English name, inside the parts of antd too.
 */
export function createIcon(
  name: string,
  shape: Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'fillRule'>,
  paths: readonly string[],
) {
  return function Icon({ className, spin = name === 'loading', rotate, ...span }: IconProps) {
    const classes = ['anticon', `anticon-${name}`, spin && 'anticon-spin', className].filter(Boolean).join(' ')
    return (
      <span {...(span['aria-label'] === undefined ? SILENT : NAMED)} {...span} className={classes}>
        <svg
          {...shape}
          focusable="false"
          data-icon={name}
          width="1em"
          height="1em"
          fill="currentColor"
          aria-hidden="true"
          style={rotate ? { transform: `rotate(${rotate}deg)` } : undefined}
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      </span>
    )
  }
}
