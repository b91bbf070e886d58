export const usage = `Usage: npm run enquiries -- COMMAND

  list                what was submitted, newest first
    --status accepted|quarantined    only these
    --undelivered                    only what has not been announced everywhere
    --limit N                        at most N; 50, unless it is said; with --json all
  show ID             everything about one submission
    --cv FILE                        puts the file that came with it into FILE
  export [EMAIL]      everything, or all that is known of a person, files included
    --format json|csv                CSV opens in spreadsheets, and has no files; JSON unless it is said
    --out FILE                       writes FILE, not to the terminal
    --no-files                       leaves the files out
  erase EMAIL         deletes all that is known of a person, for good
    --yes                            does not ask
  retry [ID]          delivers what could not be delivered: of one submission, or everything dead
  release ID          takes a submission out of quarantine and delivers it
    --undelivered                    tells nobody of it
  backup FILE         copies the whole storage into one file, while the server runs
  restore FILE        puts a backup into an empty storage
    --replace                        deletes what the storage holds

Each takes --json, for programs. It reads the environment that the server reads: DATA_DIR or DATABASE_URL
for the storage, SMTP_URL and WEBHOOK_URL for what there is to deliver to.

Exit codes: 0 done, 1 not found or refused, 2 cannot run.`;
