import { useEffect } from 'react'
import { useAppDispatch } from '#client/store'
import { optimalInvestmentClosed, optimalInvestmentOpened } from '../calculation/optimalInvestment'

/** Keeps the best investments of a file up to date on whichever of its tabs one is (specification §4), once the file is read. */
export function useOptimalInvestments(id: string, isRead: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isRead) return undefined
    dispatch(optimalInvestmentOpened(id))
    return () => {
      dispatch(optimalInvestmentClosed())
    }
  }, [dispatch, id, isRead])
}
