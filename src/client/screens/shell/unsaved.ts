import type { RootState } from '#client/store'

/** How many resources hold something typed that the server has not confirmed. */
export const selectUnsavedCount = ({ autosave }: RootState): number => Object.values(autosave.drafts).filter(({ mode }) => mode !== 'clean').length
