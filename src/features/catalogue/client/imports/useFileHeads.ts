import { useEffect, useState } from 'react'
import { outcomeOf } from '#client/api'
import { useAppDispatch } from '#client/store'
import { importsApi } from './api'
import { guessed, type Heads, type Matching } from './fileHead'

export interface FileHeads {
  readonly heads: Heads | null
  /** What each file is, in the order of the files. */
  readonly matchings: readonly Matching[]
  readonly failure: string | null
  readonly setMatching: (index: number, matching: Matching) => void
}

const NONE = { heads: null, matchings: [], failure: null }

/** Reads the columns of the files that are chosen, again when another is, or when they come from somebody else. */
export function useFileHeads(files: readonly File[], provider: string): FileHeads {
  const dispatch = useAppDispatch()
  const [read, setRead] = useState<Omit<FileHeads, 'setMatching'>>(NONE)
  useEffect(() => {
    if (files.length === 0) return
    let isOver = false
    const ask = async () => {
      const request = importsApi.endpoints.readColumns.initiate({ files, provider }, { track: false })
      const { data: heads, error } = outcomeOf(await dispatch(request))
      if (isOver) return
      setRead(
        heads
          ? { heads, matchings: heads.files.map((head) => guessed(head)), failure: null }
          : { ...NONE, failure: error.message },
      )
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [dispatch, files, provider])
  return {
    ...(files.length === 0 ? NONE : read),
    setMatching: (index, matching) => {
      setRead({ ...read, matchings: read.matchings.map((one, position) => (position === index ? matching : one)) })
    },
  }
}
