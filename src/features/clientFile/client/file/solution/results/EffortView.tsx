import { useMediaQuery } from '#client/ui/layout'
import { bandOf } from '../sensitivity/bandOf'
import type { ViewProps } from './resultProps'
import { SolutionYears } from './SolutionYears'

/**
 * The effort year by year, with the band that it stays in when things turn out otherwise, drawn as high as the screen has room
 * for beside the figures and the levers.
 */
export function EffortView({ result, sensitivity, onYear }: ViewProps) {
  const isLow = useMediaQuery('(height < 850px)')
  const band = sensitivity?.result === result ? bandOf(sensitivity) : []
  return <SolutionYears result={result} onYear={onYear} height={isLow ? 236 : 280} band={band} />
}
