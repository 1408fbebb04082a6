import { useEffect, useId, useRef, type ReactNode } from 'react'

/** What a window is about, told with its name when it opens: antd 6.6.8 names its windows, and describes none. */
export function DialogDescription({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    text.current?.closest('[role=dialog]')?.setAttribute('aria-describedby', id)
  }, [id])
  return (
    <div ref={text} id={id} className="dialog-description">
      {children}
    </div>
  )
}
