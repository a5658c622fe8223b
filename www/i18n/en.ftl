app-name = Hopstone
