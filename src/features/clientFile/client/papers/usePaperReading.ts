import { useEffect, useState } from 'react'
import { readPaper, type Reading } from '#client/papers'
import { today } from '#client/screens'

/** A file that was given to be read: giving it again reads it again. */
interface GivenFile {
  readonly file: File
}

interface PaperReading {
  readonly fileName: string | undefined
  readonly isReading: boolean
  /** Undefined before the answer; null when the reading failed. */
  readonly reading: Reading | null | undefined
  readonly read: (file: File) => void
}

/** Reads a paper after the other; what is read lives here only, and ends with the screen that shows it. */
export function usePaperReading(first: File | undefined): PaperReading {
  const [asked, setAsked] = useState<GivenFile | null>(first ? { file: first } : null)
  const [answer, setAnswer] = useState<{ readonly asked: GivenFile; readonly reading: Reading | null } | null>(null)
  useEffect(() => {
    if (!asked) return undefined
    const end = new AbortController()
    const tell = (reading: Reading | null) => {
      if (!end.signal.aborted) setAnswer({ asked, reading })
    }
    readPaper(asked.file, today(), end.signal).then(tell, () => {
      tell(null)
    })
    return () => {
      end.abort()
    }
  }, [asked])
  const isAnswered = answer?.asked === asked
  return {
    fileName: asked?.file.name,
    isReading: asked !== null && !isAnswered,
    reading: isAnswered ? answer.reading : undefined,
    read: (file) => {
      setAsked({ file })
    },
  }
}
