import { useMediaQuery } from '#client/ui/layout'
import type { ViewProps } from './resultProps'
import { YearlyEffort } from './YearlyEffort'

/** The effort year by year, drawn as high as the screen has room for beside the figures and the levers. */
export function EffortView({ result, onYear }: ViewProps) {
  const isLow = useMediaQuery('(height < 850px)')
  return <YearlyEffort result={result} onYear={onYear} height={isLow ? 236 : 280} />
}
