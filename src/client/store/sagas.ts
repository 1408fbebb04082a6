import { calculationSaga } from '#client/calculation'
import { optimalInvestmentSaga } from '#client/calculation/optimalInvestment'
import { anotherPersonSaga } from './anotherPerson'
import { rightsSaga } from './rights'
import { supervise } from './supervision'
import type { WorkContext } from './work/context'
import { workSaga } from './work/saga'

/** Everything that goes on while somebody is at work. */
export const sagasAtWork = (context: WorkContext) =>
  supervise({
    work: () => workSaga(context),
    session: () => anotherPersonSaga(context.getState),
    rights: rightsSaga,
    calculation: calculationSaga,
    optimalInvestment: optimalInvestmentSaga,
  })
