import { deletionsSaga } from '#client/feedback'
import { anotherPersonSaga } from './anotherPerson'
import { storeFeatures } from './feature'
import { rightsSaga } from './rights'
import { supervise } from './supervision'
import type { WorkContext } from './work/context'
import { workSaga } from './work/saga'

/** All sagas of the application, by name, each supervised. */
export const sagasAtWork = (context: WorkContext) =>
  supervise({
    work: () => workSaga(context),
    session: () => anotherPersonSaga(context.getState),
    rights: rightsSaga,
    deletions: deletionsSaga,
    ...Object.fromEntries(storeFeatures().flatMap(({ sagas = {} }) => Object.entries(sagas))),
  })
