import { useSearchParams } from 'react-router-dom'

const NEW = 'nouveau'

/** The drawer of a new file, open over a screen as long as the address of that screen says so. */
export function useNewFile() {
  const [parameters, setParameters] = useSearchParams()
  const setOpen = (isOpen: boolean) => {
    setParameters((current) => {
      const next = new URLSearchParams(current)
      if (isOpen) next.set(NEW, '1')
      else next.delete(NEW)
      return next
    })
  }
  return {
    isOpen: parameters.has(NEW),
    open: () => {
      setOpen(true)
    },
    close: () => {
      setOpen(false)
    },
  }
}
