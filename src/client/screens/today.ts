/** Today in France, `YYYY-MM-DD`. */
export { parisToday as today } from '#client/ui/formats'
