/** Result of a finished application, or `applied` if there already was one. */
export type Outcome = 'applied' | 'sent' | 'thanks' | 'handed-over' | 'no-host'
