import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { TYPING_PAUSE } from '../pauses'
import type { TypedInputProps } from './FieldFrame'

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

type Listeners = Pick<TypedInputProps<string>, 'onBlur' | 'onTyping'>

/** What was typed, or slid by keys; whether it was committed already. */
interface Typed {
  readonly isGiven: boolean
}

/** The text that a field shows. */
interface TypedText extends Typed {
  readonly text: string
}

/** Commits what is typed after a pause, before the page is unloaded, and when the field unmounts. */
export function useDebouncedCommit(draft: Typed | null, give: () => void): void {
  const giveNow = useEffectEvent(give)
  const isTyping = draft?.isGiven === false

  useEffect(() => {
    if (draft?.isGiven !== false) return undefined
    const timer = setTimeout(() => {
      giveNow()
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
    }
  }, [draft])

  useEffect(() => {
    if (!isTyping) return undefined
    const giveAtOnce = () => {
      giveNow()
    }
    // Before the page asks whether anything is left unsaved, and when a phone puts it aside, which may be the end of it.
    window.addEventListener('beforeunload', giveAtOnce, { capture: true })
    document.addEventListener('visibilitychange', giveAtOnce)
    return () => {
      window.removeEventListener('beforeunload', giveAtOnce, { capture: true })
      document.removeEventListener('visibilitychange', giveAtOnce)
    }
  }, [isTyping])

  useEffect(
    () => () => {
      giveNow()
    },
    [],
  )
}

/**
 * Keeps what is being typed in one field to that field. The text is handed to `commit` after a pause, and when the field or
 * the page is left, or disappears: nothing typed is lost. Each text is handed over once, so that a value which changed elsewhere
 * since then is not written over when the field is left.
 * @param written the value as text, shown while nothing is being typed
 */
export function useDraft(written: string, commit: (text: string) => void, { onBlur, onTyping }: Listeners): Draft {
  const [draft, setDraft] = useState<TypedText | null>(null)
  const isTyping = draft?.isGiven === false
  const give = () => {
    if (!isTyping) return
    commit(draft.text)
    onTyping?.(false)
  }
  useDebouncedCommit(draft, () => {
    give()
    if (isTyping) setDraft({ ...draft, isGiven: true })
  })

  const type = (text: string) => {
    if (!isTyping) onTyping?.(true)
    setDraft({ text, isGiven: false })
  }
  const drop = () => {
    if (isTyping) onTyping?.(false)
    setDraft(null)
  }
  const take = () => {
    give()
    setDraft(null)
  }
  const leave = () => {
    take()
    onBlur?.()
  }
  const text = draft?.text ?? written
  const props = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      type(target.value)
    },
    onBlur: leave,
  }
  return { text, type, take, leave, drop, props }
}
