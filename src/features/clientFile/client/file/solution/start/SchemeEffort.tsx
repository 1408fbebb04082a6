import { Amount } from '#client/ui/explanation'
import { figureIn } from '../../parts/figureNames'
import { effortWords, type Possible } from './schemeArguments'

/** The effort of a month under a scheme, or the surplus, which can be explained. */
export const SchemeEffort = ({ scheme: { project, average_effort } }: { scheme: Possible }) => (
  <Amount
    figure={figureIn(project, 'average_effort')}
    value={average_effort}
    unit="euros_per_month"
    written={effortWords(average_effort).value}
  />
)
