import { useMemo } from 'react'
import { useConfirm } from '#client/feedback'
import { useAppDispatch, useAppSelector, useAppStore } from '#client/store'
import { newDraft, type StudyDraft } from './draft'
import { draftBegun, draftChanged, draftForgotten } from './slice'

interface DraftActs {
  readonly change: (change: Partial<StudyDraft>) => void
  readonly forget: () => void
  /** Begins another one; asks first where one was begun. Answers whether it has begun. */
  readonly begin: (draft: StudyDraft) => Promise<boolean>
}

/** What is done with the draft of a client file. @param file id of the client file */
export function useDraftActs(file: string): DraftActs {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const confirm = useConfirm()
  return useMemo(
    () => ({
      change: (change) => {
        dispatch(draftChanged({ file, change }))
      },
      forget: () => {
        dispatch(draftForgotten({ file }))
      },
      begin: async (draft) => {
        const hasOne = Object.hasOwn(store.getState().studyDrafts, file)
        if (hasOne && !(await confirm(REPLACED))) return false
        dispatch(draftBegun({ file, draft }))
        return true
      },
    }),
    [confirm, dispatch, file, store],
  )
}

const REPLACED = {
  question: 'Remplacer le brouillon en cours\u202f?',
  consequence:
    'Une étude de ce dossier est en préparation sur cet appareil\u00a0: ce que vous y avez choisi est perdu.',
  yes: 'Remplacer',
}

/** The draft of a client file, as kept on this device; a new one where none was begun. */
export const useStudyDraft = (file: string): StudyDraft =>
  useAppSelector(({ studyDrafts }) => studyDrafts[file] ?? newDraft)

export const useHasDraft = (file: string): boolean =>
  useAppSelector(({ studyDrafts }) => Object.hasOwn(studyDrafts, file))
