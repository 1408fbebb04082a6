import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'

/** How long typing rests before it is taken without leaving the field, in milliseconds: most of what a calculation waits for. */
const PAUSE = 250

interface Draft {
  /** What the field shows: the text being typed, else the value as it is written. */
  readonly text: string
  readonly type: (text: string) => void
  /** Takes the text and shows the value again: Enter is pressed. */
  readonly take: () => void
  /** Takes the text and says that the field is left. */
  readonly leave: () => void
  /** The same, as antd's fields of text take it. */
  readonly props: {
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    readonly onBlur: () => void
  }
  /** Drops the text, when the value was set by another way than typing. */
  readonly drop: () => void
}

/**
 * Keeps what is being typed in one field to that field. The text is handed to `commit` after a pause, and when the field or
 * the page is left, or disappears, with something typed: nothing typed is lost.
 * @param written the value as text, shown while nothing is being typed
 */
export function useDraft(written: string, commit: (text: string) => void, onLeave?: () => void): Draft {
  const [draft, setDraft] = useState<string | null>(null)
  const commitDraft = useEffectEvent(() => {
    if (draft !== null) commit(draft)
  })

  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => {
      commitDraft()
    }, PAUSE)
    return () => {
      clearTimeout(timer)
    }
  }, [draft])

  const isTyping = draft !== null
  useEffect(() => {
    if (!isTyping) return undefined
    const commitNow = () => {
      commitDraft()
    }
    // Before the page asks whether anything is left unsaved, and when a phone puts it aside, which may be the end of it.
    window.addEventListener('beforeunload', commitNow, { capture: true })
    document.addEventListener('visibilitychange', commitNow)
    return () => {
      window.removeEventListener('beforeunload', commitNow, { capture: true })
      document.removeEventListener('visibilitychange', commitNow)
    }
  }, [isTyping])

  useEffect(
    () => () => {
      commitDraft()
    },
    [],
  )

  const drop = () => {
    setDraft(null)
  }
  const take = () => {
    if (draft !== null) commit(draft)
    drop()
  }
  const leave = () => {
    take()
    onLeave?.()
  }
  const text = draft ?? written
  const props = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(target.value)
    },
    onBlur: leave,
  }
  return { text, type: setDraft, take, leave, drop, props }
}
