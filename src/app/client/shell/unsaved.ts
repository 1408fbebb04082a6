import { selectHasUnsaved } from '#client/autosave'
import { selectSession } from '#client/session'
import type { RootState } from '#client/store'

/** How many resources hold something typed that the server has not confirmed. */
export const selectUnsavedCount = ({ autosave }: RootState): number =>
  Object.values(autosave.drafts).filter(({ mode }) => mode !== 'clean').length

/** Whether something is tried in the operation on screen, which is in no file as long as nobody keeps it. */
export const selectIsTried = ({ calculation }: RootState): boolean => Object.keys(calculation.trial ?? {}).length > 0

/** Whether the page gives way to the login: an expired session waits as long as something would be lost. */
export const selectIsOver = (state: RootState): boolean => {
  const { status } = selectSession(state)
  return status === 'loggedOut' || (status === 'expired' && !selectHasUnsaved(state) && !selectIsTried(state))
}

/** A client file in which something typed cannot be saved, because it or a part of it is gone; undefined when there is none. */
export const selectFileWithGone = ({ autosave }: RootState): string | undefined =>
  Object.values(autosave.drafts).find(
    ({ mode, failure }) => mode === 'halted' && failure?.kind === 'http' && GONE.includes(failure.status),
  )?.parentId

const GONE: readonly number[] = [404, 410]

/** How many attempts of a save must fail without an answer before the connection counts as lost. */
const LOSSES = 2

/** Whether the connection is lost although `navigator.onLine` is true: saves fail without an answer. */
export const selectIsCutOff = ({ autosave }: RootState): boolean =>
  Object.values(autosave.drafts).some(
    ({ mode, failure, attempts }) => mode === 'backing-off' && failure?.kind === 'network' && attempts >= LOSSES,
  )
